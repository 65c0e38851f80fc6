import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { assinaturaExternaApi } from '#schemas/api/assinatura-externa.ts';
import type { DocumentoDeForaItem } from '#schemas/shapes/documento-de-fora.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { useHomeList } from '../session.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import styles from '../Externo.module.css';

/** Documents that wait for the signature of the person, where there is one: before anything else. */
export const ParaAssinar = () => {
  const text = useText();
  const { data, error, refetch } = useHomeList(assinaturaExternaApi.listar);
  if (!error && (data === undefined || data.assinar.length === 0)) return undefined;
  return (
    <Sheet title={text('externo.documento.paraAssinar')} flush>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Lista itens={data?.assinar ?? []} />
    </Sheet>
  );
};

/** What the person signed and still may read. */
export const Assinados = () => {
  const text = useText();
  const { data } = useHomeList(assinaturaExternaApi.listar);
  if (data === undefined || data.assinados.length === 0) return undefined;
  return (
    <Sheet title={text('externo.documento.assinados')} flush>
      <Lista itens={data.assinados} />
    </Sheet>
  );
};

const Lista = ({ itens }: { readonly itens: readonly DocumentoDeForaItem[] }) => (
  <ul className={styles.list}>
    {itens.map((item) => (
      <li key={item.id}>
        <Documento item={item} />
      </li>
    ))}
  </ul>
);

const Documento = ({ item }: { readonly item: DocumentoDeForaItem }) => {
  const text = useText();
  const { id, nome, unidade, orgao, prazo, assinadoEm } = item;
  return (
    <Link className={styles.row} to={`/externo/assinatura/${id}`}>
      <span className="grow">
        <strong>{nome}</strong>
        <span className={styles.under}>
          {assinadoEm === undefined
            ? text('externo.documento.pede', { unidade, orgao })
            : text('externo.documento.assinadoEm', { quando: formatMinute(assinadoEm) })}
        </span>
        {assinadoEm === undefined && prazo !== undefined && (
          <strong className={styles.under}>
            {text('externo.documento.ate', { dia: writtenDay(prazo) })}
          </strong>
        )}
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  );
};
