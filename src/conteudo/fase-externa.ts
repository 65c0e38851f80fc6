import { Clock, Folder, PenLine, Reply, Send, type LucideIcon } from 'lucide-react';
import type { FaseExterna } from '#schemas/shapes/fase-externa.ts';
import type { ToneName } from '#src/theme/tokens.ts';

/** How each phase of a request from outside is drawn, on both sides: amber where somebody has to do something. */
export const faseLook: Readonly<Record<FaseExterna, { readonly icon: LucideIcon; readonly tone: ToneName }>> =
  {
    SOLICITACAO: { icon: Send, tone: 'azul' },
    DEVOLUCAO: { icon: Reply, tone: 'ambar' },
    CONFERENCIA: { icon: Clock, tone: 'azul' },
    AUTUADO: { icon: Folder, tone: 'anil' },
    ASSINAR: { icon: PenLine, tone: 'ambar' },
  };
