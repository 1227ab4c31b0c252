/** Asked before a listing that protects people is saved on a device. */
export const saveProtected = {
  question: "Save this place on this phone?",
  hint: "Anyone who opens this phone can see it, until you remove it or press Exit. You can also learn the phone number by heart.",
  yes: "Save anyway",
  no: "Don't save",
};

export type SaveProtectedWords = typeof saveProtected;
