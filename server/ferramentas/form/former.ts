import { serveApart } from '#server/ferramentas/apart/serve-apart.ts';
import { answerForm, problemOf } from './answer-form.ts';

serveApart(answerForm, problemOf, () => Promise.resolve());
