import { serveLine } from '#server/ferramentas/apart/serve-line.ts';
import { TokenProblem } from '#server/ferramentas/pkcs11/token-problem.ts';
import type { HsmAsked, HsmFailed } from './hsm-asked.ts';
import { HsmModule, PartitionProblem } from './open-partition.ts';

const hsm = new HsmModule();

serveLine(
  (asked: HsmAsked) => hsm.answer(asked),
  (error): HsmFailed | undefined => {
    if (error instanceof PartitionProblem) return { why: error.why, code: undefined };
    return error instanceof TokenProblem ? { why: error.why, code: error.code } : undefined;
  },
);
