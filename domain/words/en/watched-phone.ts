/**
 * What someone whose phone is looked through should know first: it stands in every panel of danger. Catalogues that come
 * with a page of their own write it out, since a module that they share would bring another page's file along; a test
 * compares them.
 */
export const watchedPhone = {
  useAnother: "If someone checks your phone, use another one.",
};

export type WatchedPhoneWords = typeof watchedPhone;
