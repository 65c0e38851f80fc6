import { FileDown } from 'lucide-react';
import { tarjaApi } from '#schemas/api/tarja.ts';
import { download } from '#src/data/download.ts';
import { useRead } from '#src/data/query.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../CopiaTarjada.module.css';

interface CopiasProps {
  readonly id: number;
  /** Said where there are none; without it, nothing is. */
  readonly none?: string;
}

/** The copies that were made: who, when, why, and the file. */
export const Copias = ({ id, none }: CopiasProps) => {
  const text = useText();
  const { data, error, isPending, refetch } = useRead(
    tarjaApi.copias,
    { params: { id } },
    { ownError: true },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const copias = data?.itens ?? [];
  if (copias.length === 0)
    return isPending ? <ListSkeleton rows={2} /> : none && <p className="sub">{none}</p>;
  return (
    <Sheet title={text('tarjaTela.copias')} flush>
      <ul className={styles.copies}>
        {copias.map(({ sha256, feitaEm, por, porQuem, fundamento, motivo, tarjas }) => (
          <li key={sha256}>
            <div className="grow">
              <strong>
                {formatMinute(feitaEm)}, {text('tarjaTela.marcas', { count: tarjas })}
              </strong>
              <p className="sub sm">
                {porQuem === undefined
                  ? por.nome
                  : text('sessao.substituicao.quem', { substituto: porQuem, nome: por.nome })}
              </p>
              <p className="sm">{motivo}</p>
              <p className="sub sm">{fundamento}</p>
            </div>
            <IconAction
              icon={FileDown}
              label={text('tarjaTela.baixar', { quando: formatMinute(feitaEm) })}
              onClick={() => void download(tarjaApi.baixar, { params: { id, sha256 } }).catch(notifyProblem)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
