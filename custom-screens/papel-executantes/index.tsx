import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { papelApi } from '#schemas/api/papel.ts';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { QuemRecebe } from '#schemas/shapes/fluxo-desenho.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './PapelExecutantes.module.css';

const searchContents = async (q: string, signal: AbortSignal): Promise<ItemCaixa[]> => {
  if (q === '') return [];
  return (await call(caixaCentralApi.pesquisar, { query: { q, pageSize: 20 } }, { signal, quiet: true }))
    .itens;
};

/** Who would get an activity of a role now, each with why; of a content too, where the person searches. */
export const PapelExecutantes = () => {
  const text = useText();
  const id = Number(useParams().id);
  const [content, setContent] = useState<ItemCaixa>();
  const mayPick = useCan('PesquisaAvancadaListar');
  const { data, error, refetch } = useRead(
    papelApi.quemRecebe,
    { params: { id }, query: content ? { conteudoId: content.id } : {} },
    { ownError: true, enabled: Number.isSafeInteger(id) && id > 0, keepPrevious: true, staleTime: 0 },
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={data ? `${text('papel.pagina')}: ${data.papel}` : text('papel.pagina')}
        pageName={text('papel.pagina')}
        crumbs={[
          ...(data ? [{ label: data.papel, to: `/workflow/papel/consulta/${id}` }] : []),
          { label: text('papel.pagina') },
        ]}
      />
      <div className={styles.body}>
        <p className="sub">{text('papel.ajuda')}</p>
        {data && !data.ativo && <Note tone="ambar">{text('papel.inativo')}</Note>}
        {mayPick && (
          <PickField
            id="conteudo"
            label={text('papel.conteudo')}
            help={text('papel.conteudoAjuda')}
            source="papel-conteudo"
            search={searchContents}
            value={content ? [content] : []}
            keyOf={(item) => String(item.id)}
            nameOf={itemName}
            detailOf={({ assunto }) => assunto}
            onChange={([picked]) => setContent(picked)}
          />
        )}
        {error && <ErrorState error={error} title={text('papel.falhou')} onRetry={() => void refetch()} />}
        {!error && !data && <ListSkeleton rows={3} />}
        {data && <Pessoas data={data} />}
        {data && data.ninguem.length > 0 && <Ninguem data={data} />}
      </div>
    </div>
  );
};

const Pessoas = ({ data: { pessoas } }: { readonly data: QuemRecebe }) => {
  const text = useText();
  if (pessoas.length === 0)
    return (
      <Sheet>
        <EmptyState icon={UserRoundX} title={text('papel.vazioTitulo')}>
          {text('papel.vazioTexto')}
        </EmptyState>
      </Sheet>
    );
  return (
    <Sheet title={text('papel.pessoas', { count: pessoas.length })} flush>
      <PlainTable label={text('papel.pagina')}>
        <thead>
          <tr>
            <th scope="col">{text('papel.pessoa')}</th>
            <th scope="col">{text('papel.unidade')}</th>
            <th scope="col">{text('papel.porQue')}</th>
          </tr>
        </thead>
        <tbody>
          {pessoas.map((one) => (
            <tr key={one.usuarioId}>
              <td>
                {one.nome}
                {one.ausenteAte !== undefined && (
                  <div className="sm sub">
                    {text('papel.ausenteAte', { dia: formatDay(one.ausenteAte) })}
                    {'. '}
                    {one.substituto === undefined
                      ? text('papel.semSubstituto')
                      : text('papel.substituto', { nome: one.substituto })}
                  </div>
                )}
              </td>
              <td>{one.unidade}</td>
              <td>
                <ul className={styles.reasons}>
                  {one.motivos.map((motivo) => (
                    <li key={motivo}>{motivo}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Sheet>
  );
};

const Ninguem = ({ data: { ninguem } }: { readonly data: QuemRecebe }) => {
  const text = useText();
  return (
    <Sheet title={text('papel.ninguem')}>
      <ul className={styles.reasons}>
        {ninguem.map(({ executante, motivo }, index) => (
          <li key={index}>
            <b>{executante}</b>. {motivo}
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
