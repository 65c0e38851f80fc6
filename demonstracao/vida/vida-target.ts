import type { AtoProcessoMundo, WorldTarget } from '../target.ts';
import type { WorldCalls } from '../world-calls.ts';

/** Where the life of the demonstration is lived: the acts of the world, and every other call of the server. */
export interface VidaTarget extends WorldTarget, WorldCalls {
  agirEmProcesso(ato: AtoProcessoMundo): Promise<number>;
  /** What the flows asked the server to do by itself is done, then. */
  andarFluxos(em: Date): Promise<void>;
  /** The files that were sent to be scanned are looked at, then. */
  examinarCapturas(em: Date): Promise<void>;
}
