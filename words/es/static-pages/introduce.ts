import type { IntroduceWords } from "../../en/static-pages/introduce.ts";

export const introduce: IntroduceWords = {
  title: "Cómo funciona Amparo",
  slide: (number, all) => `Paso ${number} de ${all}`,
  language: "Idioma",
  skip: "Omitir",
  before: "Atrás",
  next: "Siguiente",
  agree: "Acepto",
  cancel: "Cancelar",
  crisisLines: "Ayuda ahora",
  continueTo: (place) => `Ir a ${place}`,
  list: "la lista de servicios",
  opened: "la página que abrió",
  results: (text) => `los resultados de “${text}”`,
  continuing: "Al continuar, usted acepta los",
  terms: "términos de uso",
  and: "y la",
  privacy: "política de privacidad",
  slides: [
    {
      title: "Encuentre ayuda que está abierta ahora",
      text: "Comida, camas, salud y trabajo cerca de usted. Vea qué está abierto y hasta qué hora, qué tan lejos está y cuántas camas hay libres. El corazón dice cuántas personas dieron las gracias.",
    },
    {
      title: "Infórmese antes de ir",
      text: "Cada página dice a quién reciben, el horario y cómo llegar, también en autobús. Toque la estrella para guardarla y verla sin internet.",
    },
    {
      title: "Cinco botones abajo",
      text: "Comida, Albergue, Salud, Recursos y Trabajo (con Educación). Los botones de arriba le ayudan a elegir, como Comedores o Emergencia.",
    },
    {
      title: "Solo lo que le sirve",
      text: "Toque Filtros para ver primero lo que es para usted. Elija mujeres, hombres, familias, jóvenes, adultos mayores, veteranos, personas con discapacidad o personas LGBTQ+.",
    },
    {
      title: "Alguien con quien hablar, ahora",
      text: "Las líneas de crisis contestan de día y de noche. Llame, mande un texto o escriba por chat, sin aceptar nada aquí. Si está en peligro, llame al 911.",
    },
    {
      title: "Hable con el servicio o con nosotros",
      text: "Llame a un servicio con solo tocar su número, o escríbale. Si algo en su página está mal, avísenos.",
    },
    {
      title: "Una lista o un mapa",
      text: "Vea la lista o el mapa. Toque el lugar de arriba para elegir una ciudad, un código postal (ZIP) o donde está usted.",
    },
    {
      title: "¿Preguntas?",
      text: "Toque el globito de arriba para leer las respuestas a lo que más se pregunta, en español y en inglés.",
    },
    {
      title: "Antes de empezar",
      text: "Amparo es gratis, no pide cuenta y no tiene anuncios. Los horarios y las camas cambian rápido: si es importante, llame antes de ir.",
    },
  ],
  accept: "¿Acepta los",
};
