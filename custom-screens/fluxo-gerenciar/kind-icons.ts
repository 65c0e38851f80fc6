import { Clock, Cog, createLucideIcon, SquareUser, Workflow, type LucideIcon } from 'lucide-react';
import type { BandKind } from './band-edits.ts';
import type { Kind } from './edits.ts';

const path = (d: string): ['path', { d: string; key: string }] => ['path', { d, key: d }];
const circle = (r: string): ['circle', { cx: string; cy: string; r: string; key: string }] => [
  'circle',
  { cx: '12', cy: '12', r, key: r },
];
const diamond = path('M12 2 22 12 12 22 2 12Z');
const box = path('M3 4h18v16H3Z');

/** What each kind of element looks like wherever it is offered: the signs of BPMN, where there is no better known one. */
export const kindIcons: Readonly<Record<Kind | BandKind, LucideIcon>> = {
  atividade: SquareUser,
  trabalho: Cog,
  decisao: createLucideIcon('decisao', [diamond, path('m9 9 6 6'), path('m15 9-6 6')]),
  paralelo: createLucideIcon('paralelo', [diamond, path('M12 8v8'), path('M8 12h8')]),
  inclusivo: createLucideIcon('inclusivo', [diamond, circle('4')]),
  primeiro: createLucideIcon('primeiro', [diamond, circle('5'), path('m12 9.5 2.5 2-1 3h-3l-1-3Z')]),
  espera: createLucideIcon('espera', [circle('10'), path('M7 9h10v6.5H7Z'), path('m7 9 5 3.5L17 9')]),
  tempo: Clock,
  subprocesso: createLucideIcon('subprocesso', [box, path('M12 11v6'), path('M9 14h6')]),
  subfluxo: Workflow,
  fim: createLucideIcon('fim', [circle('9'), circle('7.5')]),
  raia: createLucideIcon('raia', [box, path('M7 4v16'), path('M7 12h14')]),
  participante: createLucideIcon('participante', [box, path('M8 4v16')]),
};
