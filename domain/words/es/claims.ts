import type { ClaimsWords } from "../en/claims.ts";

export const claims: ClaimsWords = {
  title: "Es mi organización",
  intro: (name) => `¿Trabaja en ${name}? Entonces puede mantener aquí su información al día.`,
  next: "Llamamos al número del servicio y preguntamos por usted. Antes de eso nada cambia.",
  phone: "Su teléfono",
  phoneHint: "10 dígitos",
  message: "Qué hace usted allí",
  messageHint: "Por ejemplo, su trabajo y cuándo podemos llamar.",
  required: {
    phone: "Escriba su teléfono",
    message: "Escriba su mensaje",
  },
  notPhone: "Escriba un número de teléfono de 10 dígitos.",
  send: "Enviar",
  sending: "Enviando…",
  sent: "Tenemos su mensaje. Pronto llamaremos al servicio.",
  toService: "Volver al servicio",
  hasOwner: "Otra persona ya cuida este servicio. Mejor envíele un mensaje.",
  isOpen: "Ya tenemos su mensaje sobre este servicio.",
  notConfirmed: "Primero confirme su correo. Después vuelva a esta página.",
  toProfile: "Ir a su perfil",
  failed: "Algo salió mal. Inténtelo de nuevo: su texto sigue aquí.",
};
