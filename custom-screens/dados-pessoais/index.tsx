import Button from '@mui/material/Button';
import { FileDown, UserSearch } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { dossieApi } from '#schemas/api/dossie.ts';
import { cpfCnpj } from '#schemas/formats/cpf-cnpj.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { DadosPessoais as Dados, ItemDadosPessoais } from '#schemas/shapes/dossie.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { KindIcon } from '#src/conteudo/KindIcon.tsx';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { download } from '#src/data/download.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './DadosPessoais.module.css';

const search = async (q: string, signal: AbortSignal): Promise<Rotulo[]> =>
  (
    await call(
      dossieApi.interessados,
      { query: { q, pageSize: 20 } },
      { signal, quiet: true, ownDenial: true },
    )
  ).itens;

/** All that is kept of one person, with its grounds, as far as who asks reaches it. */
export const DadosPessoais = () => {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('pessoa') ?? 0);
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
  const read = useRead(dossieApi.dadosPessoais, { params: { id } }, { ownError: true, enabled: id > 0 });
  const pessoa = read.data?.pessoa;
  return (
    <>
      <PageHeader
        title={text('dossie.dados.titulo')}
        pageName={text('dossie.dados.titulo')}
        subtitle={text('dossie.dados.ajuda')}
        actions={
          pessoa && (
            <Button
              startIcon={<FileDown aria-hidden="true" />}
              onClick={() =>
                void download(dossieApi.dadosPessoaisPdf, { params: { id } }).catch(notifyProblem)
              }
            >
              {text('dossie.dados.baixar')}
            </Button>
          )
        }
      />
      <div className={styles.page}>
        <Sheet>
          <PickField
            id="dados-pessoais-pessoa"
            label={text('dossie.dados.pessoa')}
            help={text('dossie.dados.pessoaAjuda')}
            source="interessados-de-dossie"
            search={search}
            value={pessoa && id > 0 ? [{ id: pessoa.id, rotulo: pessoa.nome }] : []}
            keyOf={(one) => String(one.id)}
            nameOf={({ rotulo }) => rotulo}
            autoFocus
            onChange={([chosen]) => setParams(chosen ? { pessoa: String(chosen.id) } : {}, { replace: true })}
          />
        </Sheet>
        {id === 0 && (
          <Sheet flush>
            <EmptyState icon={UserSearch} title={text('dossie.dados.escolha')}>
              {text('dossie.dados.alcanceTela')}
            </EmptyState>
          </Sheet>
        )}
        {id > 0 && read.isPending && <ListSkeleton rows={5} />}
        {read.isError && (
          <ErrorState
            error={read.error}
            title={text('dossie.dados.falhou')}
            onRetry={() => void read.refetch()}
          />
        )}
        {id > 0 && read.data && <Achado dados={read.data} />}
      </div>
    </>
  );
};

const Achado = ({ dados: { pessoa, itens, haMais } }: { readonly dados: Dados }) => {
  const text = useText();
  const contas = [
    pessoa.contaExterna && text('dossie.dados.contaExterna'),
    pessoa.contaInterna && text('dossie.dados.contaInterna'),
  ].filter(Boolean);
  return (
    <>
      <Sheet title={pessoa.nome}>
        <Facts
          items={[
            [text('dossie.dados.documento'), pessoa.documento && cpfCnpj.display(pessoa.documento)],
            [
              text('dossie.dados.cadastro'),
              pessoa.cadastro.map((campo) => text(`dossie.dados.campos.${campo}`)).join(', '),
            ],
            [text('dossie.dados.contas'), contas.join(', ')],
            [text('dossie.dados.conteudos'), String(itens.length)],
          ]}
        />
        <p className="sm sub">{text('dossie.dados.alcanceTela')}</p>
        {haMais && <p className="sm sub">{text('dossie.dados.haMais', { n: itens.length })}</p>}
      </Sheet>
      {itens.length > 0 && (
        <Sheet>
          <PlainTable label={text('dossie.dados.conteudos')} stacks>
            <thead>
              <tr>
                {(['conteudo', 'porque', 'fundamento', 'guarda'] as const).map((column) => (
                  <th key={column} scope="col">
                    {text(`dossie.dados.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {itens.map((item) => (
                <Linha key={item.id} item={item} />
              ))}
            </tbody>
          </PlainTable>
        </Sheet>
      )}
    </>
  );
};

const Linha = ({ item }: { readonly item: ItemDadosPessoais }) => {
  const text = useText();
  const { id, tipo, rotulo, assunto, unidade, porque, fundamentos, hipoteseLegal, classe, guarda } = item;
  const grounds = [...fundamentos, hipoteseLegal].filter((one) => one !== undefined);
  return (
    <tr>
      <td data-rotulo={text('dossie.dados.conteudo')}>
        <Link to={consultaPath(id, tipo)}>{assunto}</Link>
        <span className={styles.below}>
          <KindIcon tipo={tipo} /> {rotulo} · {unidade}
        </span>
      </td>
      <td data-rotulo={text('dossie.dados.porque')}>
        {porque.map((why) => text(`dossie.dados.razoes.${why}`)).join('; ')}
      </td>
      <td data-rotulo={text('dossie.dados.fundamento')}>
        {grounds.length > 0 ? grounds.join('; ') : text('dossie.dados.semFundamento')}
      </td>
      <td data-rotulo={text('dossie.dados.guarda')}>{[classe, guarda].filter(Boolean).join('. ')}</td>
    </tr>
  );
};
