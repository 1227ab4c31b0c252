/** The subject of a message to a service, whose form asks for none. */
export function messageSubject(service: string): string {
  return `Message to ${service}`;
}
