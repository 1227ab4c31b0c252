import sharp from "sharp";
import type { RunningApp } from "#checks/running-app.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";

const COLOURS = ["#2d5f9a", "#b7ad9a", "#7f9a80"] as const;

/** A plain picture, stored as a visitor's upload. */
async function uploadPicture(app: RunningApp, background: string): Promise<string> {
  const create = { width: 900, height: 640, channels: 3, background } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const body = new FormData();
  body.set("file", new Blob([bytes], { type: "image/png" }), "door.png");
  const reply = await fetch(`${app.address}/api/files`, { method: "POST", body });
  const { name }: { name: string } = await reply.json();
  return name;
}

async function sendFeedback(app: RunningApp, kind: "app" | "service", body: object): Promise<void> {
  const reply = await fetch(`${app.address}/api/feedbacks/${kind}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`A message was not sent: ${reply.status} ${await reply.text()}`);
}

/**
 * Messages to Grace House, to another service and about the app, newest last: two about Grace House, one of them with
 * three pictures and a place at its door.
 */
export async function seedFeedback(app: RunningApp): Promise<{ grace: ServiceForViewer }> {
  const grace = await serviceNamed(app, "Grace House");
  const sender = { name: "Maria", email: "maria@mail.example", phone: "(555) 555-0199" };
  const at = app.now;
  const minutesAgo = (minutes: number) => {
    app.now = at - minutes * 60_000;
  };
  minutesAgo(4 * 24 * 60);
  const other = await otherService(app, grace.id);
  await sendFeedback(app, "service", {
    ...sender,
    service: other.id,
    subject: "Thank you",
    message: "I ate there three days in a row and they were so kind to us.",
  });
  minutesAgo(180);
  await sendFeedback(app, "service", {
    ...sender,
    service: grace.id,
    subject: "The bell does not ring",
    message: "I rang twice and then knocked. A lady came after ten minutes.",
  });
  minutesAgo(60);
  await sendFeedback(app, "app", {
    email: "sam@mail.example",
    subject: "Larger letters",
    message: "Could the letters on the map be larger?",
  });
  await sendFeedback(app, "app", {
    email: "sam@mail.example",
    service: grace.id,
    message: "The phone number goes to a bank.",
  });
  minutesAgo(24);
  const files: string[] = [];
  for (const colour of COLOURS) files.push(await uploadPicture(app, colour));
  const [longitude, latitude] = grace.location?.coordinates ?? [];
  await sendFeedback(app, "service", {
    ...sender,
    service: grace.id,
    subject: "Closed on weekends now",
    message:
      "There is a paper on the door that they close on Saturday and Sunday. Here it says open.\nI walked 40 minutes with two kids. Please fix it so nobody else walks for nothing.",
    files,
    coordinate: `${longitude}|${latitude}`,
  });
  app.now = at;
  return { grace };
}

async function serviceNamed(app: RunningApp, name: string): Promise<ServiceForViewer> {
  const found = await app.read<ServiceForViewer[]>(`/services?limit=100&q=${encodeURIComponent(name)}`);
  const service = found.find((one) => one.name === name);
  if (service === undefined) throw new Error(`The demonstration has no ${name}.`);
  return service;
}

async function otherService(app: RunningApp, id: string): Promise<ServiceForViewer> {
  const found = await app.read<ServiceForViewer[]>("/services?type=FOOD&limit=5");
  const service = found.find((one) => one.id !== id);
  if (service === undefined) throw new Error("The demonstration has no other service.");
  return service;
}
