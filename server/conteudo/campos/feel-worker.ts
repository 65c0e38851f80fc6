import { serveLine } from '#server/ferramentas/apart/serve-line.ts';
import { answersOf, problemsOf } from './feel.ts';
import type { FeelAsked } from './feel-apart.ts';

serveLine(
  (asked: FeelAsked) => (asked.kind === 'problems' ? problemsOf(asked.expressions) : answersOf(asked.asked)),
  () => undefined,
);
