/** Before the button of a form whose fields have errors. */
export const formErrors = {
  summary: (count: number) => (count === 1 ? "Please check one field." : `Please check ${count} fields.`),
};

export type FormErrorsWords = typeof formErrors;
