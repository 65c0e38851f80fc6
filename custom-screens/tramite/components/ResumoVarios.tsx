import { CircleCheck, CircleX, FileText, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TramiteSituacao } from '#schemas/shapes/tramite.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import type { Sending } from '../send-all.ts';
import styles from './Tramite.module.css';

interface ResumoVariosProps {
  readonly items: readonly TramiteSituacao[];
  readonly results: readonly Sending[];
  readonly onRemove: (id: number) => void;
}

/** The contents being forwarded: which may go, which not and why, and what became of each. */
export const ResumoVarios = ({ items, results, onRemove }: ResumoVariosProps) => {
  const text = useText();
  return (
    <Sheet flush title={text('tramite.resumoVarios', { count: items.length })}>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            result={results.find(({ id }) => id === item.id)}
            onRemove={() => onRemove(item.id)}
          />
        ))}
      </ul>
    </Sheet>
  );
};

interface ItemProps {
  readonly item: TramiteSituacao;
  readonly result: Sending | undefined;
  readonly onRemove: () => void;
}

const Item = ({ item, result, onRemove }: ItemProps) => {
  const text = useText();
  const done = result?.tramiteId !== undefined;
  // the refusal of a field says more than the sentence that stands for all refusals of fields
  const problem = result?.problem?.erros[0]?.mensagem ?? result?.problem?.message ?? item.motivo;
  const failed = !done && (problem !== undefined || !item.permitido);
  const Icon = done ? CircleCheck : failed ? CircleX : FileText;
  return (
    <li className={done ? styles.done : failed ? styles.failed : undefined}>
      <Icon size={16} aria-hidden="true" />
      <span className="grow">
        <Link className={styles.itemName} to={consultaPath(item.id, item.tipo)}>
          {item.rotulo}
        </Link>
        {done && <span className={styles.reason}>{text('tramite.feito')}</span>}
        {failed && <span className={styles.reason}>{problem}</span>}
      </span>
      {!done && (
        <IconAction
          icon={X}
          size="small"
          label={`${text('caixa.notificacao.remover')}: ${item.rotulo}`}
          onClick={onRemove}
        />
      )}
    </li>
  );
};
