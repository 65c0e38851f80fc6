import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { EstadoChip, type Estado } from '#src/ui/EstadoChip.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import type { Tramitavel } from '../tramitavel.ts';
import styles from './Tramite.module.css';

interface ResumoProps {
  readonly item: Tramitavel;
  /** In the place of the word of who forwards. */
  readonly title?: string;
}

/** What is being forwarded, and what one should know before sending it. */
export const Resumo = ({ item, title }: ResumoProps) => {
  const text = useText();
  const { conteudo, nome, tipo, autor, assinantes, interessados, paginas, itens } = item;
  const { fase, estado, vencimento } = conteudo;
  const total = assinantes.length;
  const feitas = assinantes.filter(({ situacao }) => situacao === 'ASSINADO').length;
  const missing = assinantes.filter(({ situacao }) => situacao === 'PENDENTE').length;
  return (
    <Sheet
      title={title ?? text('tramite.resumo')}
      footer={
        <Link className={styles.open} to={consultaPath(conteudo.id, conteudo.tipo)}>
          {text('tramite.abrir')}
        </Link>
      }
    >
      <Etiqueta numero={nome} />
      <p className={styles.subject}>{conteudo.assunto}</p>
      <div className={styles.chips}>
        <EstadoChip estado={fase === 0 ? 'minuta' : (estado as Estado)} />
        <SigiloChip grau={conteudo.sigilo} />
        <AcessoChip nivel={conteudo.nivelAcesso} fundamento={conteudo.hipoteseLegal} />
        <AssinaturasChip feitas={feitas} total={total} />
      </div>
      <Facts
        items={[
          [text('caixa.leitura.tipo'), tipo],
          [text('tramite.itensDoLote'), itens],
          [text('caixa.leitura.interessado'), interessados.map(({ rotulo }) => rotulo).join(', ')],
          [text('caixa.leitura.autor'), autor.nome],
          [text('tramite.vencimento'), vencimento && formatDay(vencimento)],
          // of a document they are those that were frozen: the PDF that is read has the signatures after them
          conteudo.tipo === tipoConteudo.documento || conteudo.tipo === tipoConteudo.formularioPdf
            ? [
                text('tramite.paginasDoOriginal'),
                paginas !== undefined && feitas > 0
                  ? text('tramite.paginasSemManifesto', { n: paginas })
                  : paginas,
              ]
            : [text('tramite.paginas'), paginas],
        ]}
      />
      {missing > 0 && fase === 1 && (
        <div className={styles.warning}>
          <Note tone="ambar">{text('tramite.faltamAssinaturas', { count: missing })}</Note>
        </div>
      )}
    </Sheet>
  );
};
