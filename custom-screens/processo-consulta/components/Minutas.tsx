import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { MinutaDoProcesso } from '#schemas/shapes/processo-pecas.ts';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { movedTo } from '../in-order.ts';
import type { ProcessoActs } from '../use-processo-acts.ts';
import { InOrder } from './InOrder.tsx';

interface MinutasProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
}

/** The drafts that are on the way, dragged into the order in which they will be wanted, or moved by their buttons. */
export const Minutas = ({ processo: { minutas, acoes }, acts }: MinutasProps) => {
  const text = useText();
  const [moved, setMoved] = useState<readonly MinutaDoProcesso[]>();
  const [said, setSaid] = useState('');
  const shown = moved ?? minutas;
  const ordering =
    minutas.length > 1 && acoes.some(({ nome, permitida }) => nome === 'criarDocumento' && permitida);
  const move = async (from: number, to: number): Promise<void> => {
    const next = movedTo(shown, from, to);
    const item = shown[from];
    if (moved || next === shown || from === to || !item) return;
    setMoved(next);
    try {
      await acts.ordenarMinutas(next.map(({ id }) => id));
      setSaid(text('processoConsulta.pecas.minutaNoLugar', { item: item.assunto, n: to + 1 }));
    } catch (problem) {
      notifyProblem(problem);
    } finally {
      setMoved(undefined);
    }
  };
  return (
    <ConsultaBlock title={text('processoConsulta.pecas.minutas')}>
      <p className="sm sub">{text('processoConsulta.pecas.minutasTexto')}</p>
      <p className="vh" role="status">
        {said}
      </p>
      <InOrder
        items={shown}
        icon={FilePen}
        keyOf={({ id }) => id}
        nameOf={({ assunto }) => assunto}
        ordering={ordering}
        onMove={(from, to) => void move(from, to)}
      >
        {(minuta) => (
          <>
            <Link to={consultaPath(minuta.id, minuta.tipo)}>{itemName(minuta)}</Link>
            <span className="sm sub">{minuta.assunto}</span>
            <span className="xs mut">
              {minuta.autor}, {formatDay(minuta.criadoEm)}
            </span>
          </>
        )}
      </InOrder>
    </ConsultaBlock>
  );
};
