import { CircleCheck } from 'lucide-react';
import type { DesfechoExterno, FaseExterna } from '#schemas/shapes/fase-externa.ts';
import { faseLook } from '#src/conteudo/fase-externa.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';

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
  return <Chip {...faseLook[situacao]}>{text(`externo.fase.${situacao}`)}</Chip>;
};
