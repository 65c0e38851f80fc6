import type { ReactNode } from 'react';

/** Fills that are told apart without colour: whole, striped, dotted, lying lines, a net, standing lines. */
const fills: readonly ((colour: string) => ReactNode)[] = [
  (colour) => <rect width={8} height={8} fill={colour} />,
  (colour) => <path d="M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4" stroke={colour} strokeWidth={2.4} />,
  (colour) => <circle cx={4} cy={4} r={2} fill={colour} />,
  (colour) => <path d="M0,2 h8 M0,6 h8" stroke={colour} strokeWidth={1.6} />,
  (colour) => <path d="M0,0 l8,8 M8,0 l-8,8" stroke={colour} strokeWidth={1.4} />,
  (colour) => <path d="M2,0 v8" stroke={colour} strokeWidth={1.6} />,
];

interface PadroesProps {
  /** Begins the name of each fill, for there may be several charts on a page. */
  readonly id: string;
  readonly colour: string;
  readonly paper: string;
}

export const fillOf = (id: string, at: number): string => `url(#${id}-${at % fills.length})`;

/** The fills of a chart, inside its own drawing. */
export const Padroes = ({ id, colour, paper }: PadroesProps) => (
  <defs>
    {fills.map((draw, at) => (
      <pattern key={at} id={`${id}-${at}`} width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} fill={paper} />
        {draw(colour)}
      </pattern>
    ))}
  </defs>
);
