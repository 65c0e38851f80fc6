import { Link } from 'react-router-dom';
import { guardaApi } from '#schemas/api/guarda.ts';
import type { PassagemPorLocal } from '#schemas/shapes/guarda.ts';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Trilha } from '#src/ui/Trilha.tsx';
import { ConsultaBlock } from '../ConsultaBlock.tsx';
import { espessuraText } from './espessura.ts';
import { localPath } from './local-path.ts';

/** Where the paper of a content is, since when and who put it there, to who may know; of what is in the system alone, nothing. */
export const GuardaDoConteudo = ({ conteudoId }: { readonly conteudoId: number }) => {
  const text = useText();
  const session = useSession();
  const { data } = useRead(
    guardaApi.consultar,
    { params: { id: conteudoId } },
    { ownError: true, quiet: true },
  );
  if (!data || (data.suporte === 'DIGITAL' && data.passagens.length === 0)) return null;
  const { suporte, podeSaber, local, desde, quem, espessura, palavras, passagens } = data;
  const opens = can(session, { any: ['arquivoGuardar', 'arquivoInventariar'] });
  return (
    <ConsultaBlock title={text('guardaTela.bloco.titulo')}>
      <Facts
        items={[
          [text('guardaTela.bloco.suporte'), text(`guardaTela.suportes.${suporte}`)],
          [
            text('guardaTela.bloco.local'),
            local && (opens ? <Link to={localPath(local.id)}>{local.caminho}</Link> : local.caminho),
          ],
          [text('guardaTela.bloco.arquivo'), local?.unidade],
          [text('guardaTela.bloco.emPalavras'), palavras],
          [
            text('guardaTela.bloco.desde'),
            desde && text('guardaTela.bloco.desdePor', { quando: formatMoment(desde), quem: quem ?? '' }),
          ],
          [
            text('guardaTela.bloco.espessura'),
            espessura && text('guardaTela.bloco.centimetros', { n: espessuraText(espessura) }),
          ],
        ]}
      />
      {podeSaber && !local && palavras === undefined && (
        <p className="sm sub">{text('guardaTela.bloco.semLocal')}</p>
      )}
      {!podeSaber && <p className="sm sub">{text('guardaTela.bloco.naoPodeSaber')}</p>}
      {passagens.length > 1 && (
        <Trilha
          label={text('guardaTela.bloco.passagens')}
          items={passagens.map((passagem, index) => ({
            id: `${index}`,
            title: passagem.caminho,
            moment: momentOf(passagem),
            detail: passagem.quem,
            kind: passagem.ate === undefined ? 'now' : 'plain',
          }))}
        />
      )}
    </ConsultaBlock>
  );
};

const momentOf = ({ desde, ate }: PassagemPorLocal): string =>
  ate === undefined ? formatMoment(desde) : `${formatMoment(desde)} – ${formatMoment(ate)}`;
