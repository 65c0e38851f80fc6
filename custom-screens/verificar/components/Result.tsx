import { legalZoneName } from '#schemas/legal-zone.ts';
import { Ban, FileClock, PenLine, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import { appUrl } from '#src/data/api-url.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { ToneName } from '#src/theme/tokens.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { classes } from '#src/ui/classes.ts';
import { VigenciaMark } from '#src/ui/VigenciaMark.tsx';
import { vigenciaText } from '#src/conteudo/vigencia-text.ts';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { explain } from '../explain.ts';
import { Arquivos } from './Arquivos.tsx';
import { Assinaturas } from './Assinaturas.tsx';
import { ResultActions } from './ResultActions.tsx';
import tones from '#src/ui/tones.module.css';
import styles from './Verificar.module.css';

const looks: Record<Verificacao['situacao'], readonly [LucideIcon, ToneName]> = {
  AUTENTICO: [ShieldCheck, 'verde'],
  PENDENTE: [PenLine, 'ambar'],
  CANCELADO: [Ban, 'rubro'],
  SUPERADO: [FileClock, 'pedra'],
};

/** What anybody may know of a document: its status first, then what it is, who signed, and every file issued. */
export const Result = ({ verificacao }: { readonly verificacao: Verificacao }) => {
  const text = useText();
  const titleId = useId();
  const { situacao, restrito } = verificacao;
  const [Icon, tone] = looks[situacao];
  return (
    <section className={styles.result} aria-labelledby={titleId}>
      <header className={classes(styles.status, tones[tone])}>
        <span className={styles.seal}>
          <Icon size={23} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div className="grow">
          <h2 id={titleId} className={styles.statusTitle}>
            {text(`verificar.situacao.${situacao}`)}
          </h2>
          <p className="sub">{explain(verificacao)}</p>
        </div>
      </header>
      <div className={styles.inside}>
        {restrito ? <Restricted verificacao={verificacao} /> : <Open verificacao={verificacao} />}
        <ResultActions verificacao={verificacao} />
        <p className={styles.printed}>
          {text('verificar.consultadoEm', {
            quando: formatMoment(verificacao.consultadoEm),
            fuso: legalZoneName(),
          })}{' '}
          {appUrl(`verificar/${verificacao.codigo}`)}
        </p>
      </div>
    </section>
  );
};

const Restricted = ({ verificacao }: { readonly verificacao: Verificacao }) => {
  const text = useText();
  return (
    <>
      <div className={styles.chips}>
        <AcessoChip nivel="RESTRITO" />
      </div>
      <p className={styles.restricted}>{text('verificar.restritoTexto')}</p>
      <Facts items={[[text('verificar.fatos.codigo'), <Mono key="codigo">{verificacao.codigo}</Mono>]]} />
    </>
  );
};

const Open = ({ verificacao }: { readonly verificacao: Verificacao }) => {
  const text = useText();
  const { numero, assunto, tipoDocumento, unidade, concluidoEm, organizacao, codigo, arquivos } = verificacao;
  const { vigencia, consultadoEm } = verificacao;
  const original = arquivos.find(({ especie, vigente }) => especie === 'CONGELADO' && vigente);
  return (
    <>
      <div className={styles.chips}>
        {numero !== undefined && <Etiqueta numero={numero} />}
        <AcessoChip nivel="PUBLICO" always />
        <VigenciaMark vigencia={vigencia} always now={new Date(consultadoEm)} />
      </div>
      {assunto !== undefined && <h3 className={styles.subject}>{assunto}</h3>}
      <Facts
        items={[
          [text('verificar.fatos.tipo'), tipoDocumento],
          [
            text('verificar.fatos.emitido'),
            concluidoEm &&
              text('verificar.fatos.emitidoValor', { quando: formatMoment(concluidoEm), unidade }),
          ],
          [text('verificar.fatos.vigencia'), vigencia && vigenciaText(vigencia)],
          [text('verificar.fatos.orgao'), organizacao],
          [text('verificar.fatos.versao'), versionOf(verificacao, text)],
          [text('verificar.fatos.codigo'), <Mono key="codigo">{codigo}</Mono>],
          [text('verificar.sha256'), original && <Mono key="sha256">{original.sha256}</Mono>],
        ]}
      />
      <Assinaturas verificacao={verificacao} />
      <Arquivos verificacao={verificacao} />
    </>
  );
};

const versionOf = (
  { numeroVersao, paginas, situacao }: Verificacao,
  text: ReturnType<typeof useText>,
): string | undefined => {
  if (numeroVersao === undefined) return undefined;
  const current = situacao === 'AUTENTICO' || situacao === 'PENDENTE';
  const version = text(current ? 'verificar.fatos.versaoValor' : 'verificar.fatos.versaoAntiga', {
    n: numeroVersao,
  });
  return paginas === undefined
    ? version
    : `${version}, ${text('verificar.fatos.paginas', { count: paginas })}`;
};

const Mono = ({ children }: { readonly children: ReactNode }) => <span className="mono">{children}</span>;
