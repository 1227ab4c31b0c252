/** Links to the operator at the end of pages of plain text. */
export const operatorLinks = {
  findUs: "Follow us",
  website: "Website",
  email: "Email",
};

export type OperatorLinksWords = typeof operatorLinks;
