import type { Answer } from "#domain/base/contract/call.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { invalid } from "#domain/base/contract/problems.ts";
import type { Feedback } from "#domain/feedback/feedback.ts";
import { sendAppFeedback, sendServiceFeedback } from "#domain/feedback/feedback-calls.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { saveFeedback } from "./save-feedback.ts";

export function feedbackRoutes(database: Database, queueMail: QueueMail): Route[] {
  const save = async (feedback: Feedback): Promise<Answer<{ id: string; createdAt: string }>> => {
    const saved = await saveFeedback(database, queueMail, feedback);
    if (saved === "noService") return { ok: false, problem: invalid({ service: "unknownValue" }) };
    if (saved === "noFile") return { ok: false, problem: invalid({ files: "unknownValue" }) };
    return { ok: true, reply: { id: saved.id, createdAt: isoOfEpoch(saved.createdAt) } };
  };
  return [
    route(sendServiceFeedback, ({ body, query }, { language, now }) =>
      save({
        ...commonFields(body, now),
        type: "SERVICE",
        serviceId: body.service,
        name: body.name,
        phone: body.phone,
        location: knownPlace(body.coordinate ?? body.coordinates ?? null),
        language: query.lang ?? language,
      }),
    ),
    route(sendAppFeedback, ({ body, query }, { language, now }) =>
      save({
        ...commonFields(body, now),
        type: "APP",
        serviceId: body.service ?? null,
        name: null,
        phone: null,
        location: null,
        language: query.lang ?? language,
      }),
    ),
  ];
}

interface FeedbackBody {
  readonly email: string;
  readonly subject?: string | null | undefined;
  readonly message: string;
  readonly files?: readonly string[] | null | undefined;
  readonly sendingId?: string | null | undefined;
}

function commonFields(body: FeedbackBody, now: number) {
  return {
    id: newId(now),
    sendingId: body.sendingId ?? null,
    email: body.email,
    subject: body.subject || null,
    message: body.message,
    files: [...new Set(body.files ?? [])],
    createdAt: now,
  };
}

/** Older clients send 0|0 where they know no place. */
function knownPlace(coordinates: Coordinates | null): Coordinates | null {
  return coordinates?.longitude === 0 && coordinates.latitude === 0 ? null : coordinates;
}
