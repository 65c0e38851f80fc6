import type { FastifyRequest } from 'fastify';

/** Where the person was, as their browser said with their leave. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** About a metre: more says nothing more. */
const decimals = 5;

/** The place in the headers of a request, written either way; what is no place on Earth is as if it were absent. */
export const placeOf = ({ headers }: FastifyRequest): Place | undefined => {
  const latitude = degrees(headers['x-latitude'] ?? headers['latitude'], 90);
  const longitude = degrees(headers['x-longitude'] ?? headers['longitude'], 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
};

const degrees = (written: string | string[] | undefined, most: number): number | undefined => {
  if (typeof written !== 'string' || !/^-?\d{1,3}(\.\d{1,20})?$/.test(written)) return undefined;
  const value = Number(Number(written).toFixed(decimals));
  return Math.abs(value) <= most ? value : undefined;
};
