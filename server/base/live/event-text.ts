/** One event, as it travels: `text/event-stream` of the HTML standard. What is told is JSON, which has no line breaks. */
export const eventText = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** What is sent now and then so that nobody on the way takes the silence for an end. */
export const beatText = ': \n\n';
