/**
 * Reasons why an import was refused or stopped, as the importer writes them, with `{}` for each name or count. More
 * specific texts come first, because a problem is recognized by these texts and shown in the other language.
 */
export const importProblems = {
  noFiles: "The package has no CSV or JSON files.",
  noServicesTable: "The package has no services table (services.csv or services.json).",
  noServices: "The services table is empty.",
  noneUsableOnLine: "None of the package's services can be used. The first: {}, line {}: {}.",
  noneUsableInFile: "None of the package's services can be used. The first: {}: {}.",
  noneUsable: "None of the package's services can be used.",
  interruptedOften: "It was interrupted several times.",
  interruptedBefore: "The import was interrupted before it changed anything. Run it again.",
  interruptedAfter:
    "The import stopped after {} of {} services: it was interrupted. Run it again: it goes on from there.",
  stopped: "The import stopped after {} of {} services: {}. Run it again: it goes on from there.",
  packageGone: "The package is no longer on this server. Upload it again.",
  packageSize: "The package has more than {} MB.",
  packageRows: "The package has more than {} rows.",
  packageUnreadable: "The package can't be read: {}.",
  archiveUnreadable: "The archive can't be read: {}.",
  archiveFiles: "The archive contains more than {} files.",
  severalPackages: "The archive contains several packages: {}.",
  oneSource:
    "The archive has several packages, each with a name of its own. Leave the name of the source empty.",
  oneLicence: "The archive has several packages, and the setting states one license for all.",
  archivePath: "The archive contains a path that leads out of it: {}.",
  archiveLink: "The archive contains a link: {}.",
  archiveEncrypted: "The archive is encrypted: {}.",
  notZip: "{} is not a zip archive ({}).",
  archiveSize: "{} has {}; an archive may have {}.",
  jsonSize: "{} has {}; a JSON file may have {}. Split it into several files, or export CSV.",
  fileSize: "{} has {}; a file may have {}.",
  emptyFile: "{} is empty.",
  columns: "{} has more than {} columns.",
  repeatedColumn: '{} has the column "{}" twice.',
  noColumn: "{} has no column {}.",
  rowLength: "{}, line {}: a row has more than {} characters.",
  openQuotation: "{}, line {}: a quotation mark is opened and never closed.",
  notCsv: "{}, line {}: this is not CSV ({}).",
  notJson: "{} is not JSON.",
  noRecords: "{} has no records.",
  notRecord: "{} contains something that is not a record.",
  neitherTable: "{} is neither a table of HSDS nor a service with a name.",
  tooDeep: "{} is nested too deep.",
};
export type ImportProblemWords = typeof importProblems;
