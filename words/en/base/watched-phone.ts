/**
 * First advice for someone whose phone is searched by another person, shown in every panel of danger. Catalogs that
 * load with a page of their own repeat it, since a shared module would load another page's file along; a test compares
 * them.
 */
export const watchedPhone = {
  useAnother: "If someone checks your phone, use another one.",
};

export type WatchedPhoneWords = typeof watchedPhone;
