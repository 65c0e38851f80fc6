import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { ProvaGuardada, ProvasQuery } from '#schemas/shapes/conferencia.ts';
import { assinaturaAnexoPath, consultaPath } from '#src/conteudo/content-path.ts';
import { useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './components/Assinatura.module.css';

type Situacao = NonNullable<ProvasQuery['situacao']>;
const situacoes: readonly Situacao[] = ['VENCEM', 'VENCIDAS', 'ESPERAM'];

/** Until when the signatures of what the person sees prove themselves, what ends first on top. */
export const Provas = () => {
  const text = useText();
  const [situacao, setSituacao] = useState<Situacao>();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const { data, error, refetch } = useRead(
    certificadoApi.provas,
    { query: { situacao: situacao || undefined, start: page, pageSize } },
    { ownError: true, keepPrevious: true, staleTime: 0 },
  );
  return (
    <>
      <PageHeader
        title={text('assinatura.provas.pagina')}
        subtitle={text('assinatura.provas.texto')}
        crumbs={[
          { label: text('assinatura.titulo'), to: '/principal/assinatura' },
          { label: text('assinatura.provas.pagina') },
        ]}
      />
      <div className={styles.checking}>
        <div className={styles.choice}>
          <SelectInput
            label={text('assinatura.provas.mostrar')}
            value={situacao ?? ''}
            options={[
              { value: '', label: text('assinatura.provas.todas') },
              ...situacoes.map((value) => ({ value, label: text(`assinatura.provas.${value}`) })),
            ]}
            onChange={(value) => {
              setSituacao(situacoes.find((one) => one === value));
              setPage(1);
            }}
          />
        </div>
        {error && (
          <ErrorState error={error} title={text('assinatura.provas.falhou')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <ListSkeleton rows={5} />}
        {data?.itens.length === 0 && (
          <Sheet>
            <EmptyState icon={ShieldCheck} title={text('assinatura.provas.nada')}>
              {text('assinatura.provas.nadaTexto')}
            </EmptyState>
          </Sheet>
        )}
        {data && data.itens.length > 0 && (
          <Sheet>
            <PlainTable label={text('assinatura.provas.pagina')} stacks>
              <thead>
                <tr>
                  <th scope="col">{text('assinatura.provas.conteudo')}</th>
                  <th scope="col">{text('assinatura.provas.nivel')}</th>
                  <th scope="col">{text('assinatura.provas.ate')}</th>
                  <th scope="col">{text('assinatura.provas.falta')}</th>
                </tr>
              </thead>
              <tbody>
                {data.itens.map((one) => (
                  <Linha key={`${one.id}-${one.versao}-${one.anexo?.id}`} prova={one} />
                ))}
              </tbody>
            </PlainTable>
            <Pager
              page={page}
              pageSize={pageSize}
              shown={data.itens.length}
              total={data.total}
              exact={data.totalExato}
              onPage={setPage}
              onPageSize={(size) => {
                setPageSize(size);
                setPage(1);
              }}
            />
          </Sheet>
        )}
      </div>
    </>
  );
};

const Linha = ({ prova }: { readonly prova: ProvaGuardada }) => {
  const text = useText();
  const { id, tipo, numero, assunto, anexo, nivel, ate, vencida, falta } = prova;
  return (
    <tr>
      <th scope="row" className={styles.proof}>
        <Link to={consultaPath(id, tipo)}>{numero ?? text('assinatura.provas.semNumero')}</Link>
        <div className="xs sub">{assunto}</div>
        {anexo && (
          <Link className="xs" to={assinaturaAnexoPath(id, anexo.id, tipo)}>
            {text('assinatura.provas.anexo', { nome: anexo.nome })}
          </Link>
        )}
      </th>
      <td data-rotulo={text('assinatura.provas.nivel')}>
        {nivel === undefined ? text('assinatura.provas.naoVista') : text(`assinatura.provas.niveis.${nivel}`)}
      </td>
      <td className="num" data-rotulo={text('assinatura.provas.ate')}>
        {ate !== undefined &&
          (vencida ? text('assinatura.provas.venceu', { dia: formatDay(ate) }) : formatDay(ate))}
      </td>
      <td className="sm" data-rotulo={text('assinatura.provas.falta')}>
        {falta}
      </td>
    </tr>
  );
};
