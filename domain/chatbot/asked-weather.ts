const WEATHER =
  /\b(?:weather|forecast|llovera|nevara|que tiempo (?:hace|hara|va|habra|tendremos)|rain|raining|rains|snow|snowing|temperature|sunrise|sunset|sundown|sun (?:goes down|comes up|rises|rise|sets|set|up|down)|(?:goes|get|gets|getting) dark|humidity|windy|how (?:hot|cold) (?:is|will|it)|clima|lluvia|lloviendo|llover|llueve|va a llover|pronostico|temperatura|nieve|nevar|amanecer|amanece|atardecer|(?:sale|salga|mete|meta|pone|ponga|oculta|esconde) el sol|puesta de sol|salida del sol|humedad|(?:hace|hara|va a hacer|habra) (?:mucho |mas )?(?:frio|calor|viento|sol) (?:hoy|manana|afuera|en la (?:noche|tarde|manana)|esta (?:noche|tarde)|el \w+)|(?:is it|will it|it is|its) (?:gonna |going to |supposed to )?(?:be |get )?(?:hot|cold|warm|windy|storm|snow|freeze|sunny) (?:today|tonight|tomorrow|outside|this|on|now))\b/u;
/** Weather as the reason for needing shelter, not as a question. */
const WEATHER_BESIDE_A_NEED =
  /\b(?:its|it is|esta|is) (?:raining|snowing|freezing|pouring|lloviendo|nevando|helando)\b|\b(?:llueve|lloviendo|in the (?:rain|snow)|bajo la lluvia)\b/u;

/** Whether the weather is asked for. Next to a need, rain is only the reason for it. */
export function asksForWeather(text: string, isFinding: boolean): boolean {
  return WEATHER.test(text) && !(isFinding && WEATHER_BESIDE_A_NEED.test(text));
}
