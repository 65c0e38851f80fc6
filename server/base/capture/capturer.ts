import { serveApart } from '#server/base/apart/serve-apart.ts';
import { endRecognition } from '#server/base/recognition/recognise.ts';
import { answerCapture } from './answer-capture.ts';
import { Uncapturable } from './capture.ts';

serveApart(
  answerCapture,
  (error) => (error instanceof Uncapturable ? error.problem : 'invalido'),
  endRecognition,
);
