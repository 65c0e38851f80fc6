import { CircleCheck, Clock, Folder, PenLine, Reply, Send, type LucideIcon } from 'lucide-react';
import type { DesfechoExterno, FaseExterna } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';

const tones = {
  SOLICITACAO: 'azul',
  DEVOLUCAO: 'ambar',
  CONFERENCIA: 'azul',
  AUTUADO: 'anil',
  ASSINAR: 'ambar',
} as const satisfies Record<FaseExterna, string>;

const icons: Readonly<Record<FaseExterna, LucideIcon>> = {
  SOLICITACAO: Send,
  DEVOLUCAO: Reply,
  CONFERENCIA: Clock,
  AUTUADO: Folder,
  ASSINAR: PenLine,
};

interface FaseMarkProps {
  readonly situacao: FaseExterna;
  readonly desfecho?: DesfechoExterno;
}

/** How a request stands: its outcome, where there is one; else who is expected to do something. */
export const FaseMark = ({ situacao, desfecho }: FaseMarkProps) => {
  const text = useText();
  if (desfecho)
    return (
      <Chip icon={CircleCheck} tone={desfecho === 'NAO_ATENDIDO' ? 'pedra' : 'verde'}>
        {text(`externo.desfecho.${desfecho}`)}
      </Chip>
    );
  return (
    <Chip icon={icons[situacao]} tone={tones[situacao]}>
      {text(`externo.fase.${situacao}`)}
    </Chip>
  );
};
