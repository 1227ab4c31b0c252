/** Gateways of text messages that can be configured. */
export const TEXT_GATEWAYS = ["twilio", "json"] as const;

/** Settings of the gateway that sends text messages here. */
export interface TextGatewaySettings {
  readonly kind: (typeof TEXT_GATEWAYS)[number];
  /** Secret with which the gateway signs its messages. */
  readonly secret: string;
  /** Key of the codes that stand for telephone numbers; it must stay the same, or those who said STOP are forgotten. */
  readonly numberKey: string;
  /** Public origin of the app, which is part of what is signed. */
  readonly publicUrl: string;
}
