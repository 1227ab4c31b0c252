import type { UserSearchWords } from "#domain/accounts/users/user-search.ts";

export const userSearch: UserSearchWords = {
  roles: {
    USER: "proveedor, proveedora, proveedores",
    "AUTO USER": "proveedor de confianza, proveedora de confianza, proveedores de confianza",
    VOLUNTEER: "voluntario, voluntaria, voluntarios, voluntariado",
    "VOLUNTEER LEAD":
      "coordinación de voluntariado, coordinador de voluntariado, coordinadora de voluntariado",
    "SUPER USER": "superusuario, superusuaria, superusuarios",
    ADMINISTRATOR: "administrador, administradora, administradores, administración",
  },
  password: "contraseña",
};
