import type { IntroduceWords } from "../en/introduce.ts";

export const introduce: IntroduceWords = {
  title: "Cómo funciona Amparo",
  slide: (number, all) => `Paso ${number} de ${all}`,
  language: "Idioma",
  skip: "Saltar",
  before: "Atrás",
  next: "Siguiente",
  agree: "Acepto",
  cancel: "Cancelar",
  crisisLines: "Líneas de crisis",
  continueTo: (place) => `Continuar a ${place}`,
  list: "la lista de servicios",
  opened: "la página que abrió",
  results: (text) => `los resultados de “${text}”`,
  continuing: "Al continuar, usted acepta los",
  terms: "términos de uso",
  and: "y la",
  privacy: "política de privacidad",
  slides: [
    {
      title: "Encuentre ayuda abierta ahora",
      text: "Comida, camas, salud y trabajo cerca de usted: qué está abierto y hasta qué hora, a qué distancia, cuántas camas hay libres y cuántas personas dieron las gracias.",
    },
    {
      title: "Lea, y luego vaya",
      text: "La página de cada servicio dice a quién reciben, el horario de la semana y cómo llegar, también en autobús. Toque la estrella para guardarlo, también sin conexión.",
    },
    {
      title: "Cinco pestañas",
      text: "Comida, Albergue, Salud, Recursos y Trabajo, que incluye Educación. Con la fila de arriba elige mejor, por ejemplo Comidas o Emergencia.",
    },
    {
      title: "Solo lo que le sirve",
      text: "Toque Más para ver primero lo que es para mujeres, hombres, familias, jóvenes, adultos mayores, veteranos, personas con discapacidad o personas LGBTQ+.",
    },
    {
      title: "Alguien con quien hablar, ahora",
      text: "Las líneas de crisis atienden de día y de noche. Llame, escriba o chatee, sin aceptar nada aquí. Si está en peligro, llame al 911.",
    },
    {
      title: "Hable con ellos, o con nosotros",
      text: "Llame a un servicio con solo tocar su número, o escríbale. Si algo en su página está mal, avísenos.",
    },
    {
      title: "Una lista o un mapa",
      text: "Mire la lista o el mapa. Toque el lugar de arriba para elegir una ciudad, un ZIP o el sitio donde está.",
    },
    {
      title: "¿Preguntas?",
      text: "Toque el globo de diálogo de arriba para leer las respuestas a lo que más se pregunta, en español y en inglés.",
    },
    {
      title: "Antes de empezar",
      text: "Amparo es gratis, no necesita una cuenta y no muestra publicidad. Los horarios y las camas cambian rápido: cuando sea importante, llame antes de ir.",
    },
  ],
  accept: "¿Acepta los",
};
