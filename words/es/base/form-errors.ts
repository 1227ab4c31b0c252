import type { FormErrorsWords } from "../../en/base/form-errors.ts";

export const formErrors: FormErrorsWords = {
  summary: (count) => (count === 1 ? "Revise 1 dato." : `Revise ${count} datos.`),
};
