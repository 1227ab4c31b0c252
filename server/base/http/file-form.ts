import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { IncomingFile } from "#domain/base/contract/incoming-file.ts";
import { MAX_FILE_BYTES, MAX_PACKAGE_BYTES } from "#domain/base/contract/limits.ts";
import { type Checked, invalid, type Problem, problem } from "#domain/base/contract/problems.ts";
import { fairQueue } from "#server/base/load/fair-queue.ts";

/** Name of the file field. */
const FIELD = "file";

/** Parses multipart forms with a file in this scope; reading stops at the size limit. */
export function addFileFormParser(scope: FastifyInstance): FastifyInstance {
  return scope.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 10, parts: 11, fieldSize: 1000, headerPairs: 20 },
  });
}

/** Forms held in memory at a time, each up to 10 MB: in total, and per address. */
const MAX_FORMS = 12;
const MAX_FORMS_PER_ADDRESS = 4;

/** Reads a form, or rejects it when too many are being read, so that slow uploads cannot fill the memory. */
export type ReadFileForm = (request: FastifyRequest) => Promise<Checked<Uint8Array>>;

export function fileFormReader(): ReadFileForm {
  const queue = fairQueue({ concurrency: MAX_FORMS, max: MAX_FORMS, maxPerKey: MAX_FORMS_PER_ADDRESS });
  return async (request) =>
    (await queue.run(request.ip, () => readFileForm(request))) ?? refused(problem("unavailable"));
}

/** A file that is passed on while it arrives, of any size up to the limit. */
export function toIncomingFile(request: FastifyRequest): IncomingFile {
  let part: MultipartFile | undefined;
  return {
    async open() {
      if (!request.isMultipart()) return refused(problem("unsupportedMediaType"));
      try {
        part = await request.file({ limits: { fileSize: MAX_PACKAGE_BYTES, files: 1, fields: 0 } });
      } catch (error) {
        return refused(toProblem(error));
      }
      if (part === undefined || part.fieldname !== FIELD) return refused(invalid({ [FIELD]: "required" }));
      return { ok: true, value: { name: part.filename ?? "", bytes: part.file } };
    },
    isCut: () => part?.file.truncated === true,
  };
}

/** The bytes of the one file; its name and declared type, and other fields, are ignored. */
async function readFileForm(request: FastifyRequest): Promise<Checked<Uint8Array>> {
  if (!request.isMultipart()) return refused(problem("unsupportedMediaType"));
  try {
    let file: Uint8Array | null = null;
    for await (const part of request.parts()) {
      if (part.type === "file") file = await readFilePart(part);
    }
    return file === null ? refused(invalid({ [FIELD]: "required" })) : { ok: true, value: file };
  } catch (error) {
    return refused(toProblem(error));
  }
}

async function readFilePart(part: MultipartFile): Promise<Uint8Array | null> {
  if (part.fieldname === FIELD) return await part.toBuffer();
  part.file.resume();
  return null;
}

/** A truncated or broken form is invalid; the parser's message is not exposed. */
function toProblem(error: unknown): Problem {
  switch (error instanceof Error && "code" in error ? error.code : undefined) {
    case "FST_REQ_FILE_TOO_LARGE":
      return problem("contentTooLarge", { [FIELD]: "tooLong" });
    case "FST_FILES_LIMIT":
    case "FST_PARTS_LIMIT":
    case "FST_FIELDS_LIMIT":
      return invalid({ [FIELD]: "tooMany" });
    default:
      return invalid({ [FIELD]: "wrongType" });
  }
}

function refused(found: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: found };
}
