import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { NivelAcessoFields, SigiloField } from '#src/conteudo/AcessoFields.tsx';
import type { PartesDaEdicao } from '#src/conteudo/edicao/FormularioDoConteudo.tsx';
import { useFile } from '#src/data/use-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { controlId, type Rascunho } from '../rascunho.ts';
import { Assinaturas } from './Assinaturas.tsx';
import { Destinos } from './Destinos.tsx';
import { ProtocoloFields } from './ProtocoloFields.tsx';
import styles from '../ProtocoloEdicao.module.css';

/** The form of a protocol (its data, where it goes, who signs it, who may see it) beside the file that it is of. */
export const Corpo = ({ form, faltas, campos }: PartesDaEdicao<Protocolo, Rascunho>) => {
  const text = useText();
  const narrow = useMediaQuery('(max-width: 999px)', { noSsr: true });
  const [part, setPart] = useState<'dados' | 'arquivo'>('dados');
  const { saved, rascunho, erros, change } = form;
  const acesso = { acesso: rascunho, erros, editavel: true, idOf: controlId, onChange: change };
  return (
    <>
      {narrow && (
        <CountTabs
          label={text('protocoloTela.edicao.partes')}
          tabs={(['dados', 'arquivo'] as const).map((value) => ({
            value,
            label: text(`protocoloTela.edicao.${value}`),
          }))}
          value={part}
          onChange={setPart}
        />
      )}
      <div className={styles.body}>
        <div className={styles.form} hidden={narrow && part !== 'dados'}>
          {faltas}
          <Sheet title={text('protocoloTela.edicao.dados')}>
            <ProtocoloFields
              rascunho={rascunho}
              erros={erros}
              vencimentoObrigatorio={saved.vencimentoObrigatorio ?? false}
              onChange={change}
            />
          </Sheet>
          <Sheet title={text('protocoloTela.destinos.titulo')}>
            <Destinos
              destinos={rascunho.destinos}
              erros={erros}
              onChange={(destinos) => change('destinos', destinos)}
            />
          </Sheet>
          <Sheet title={text('protocoloTela.assinaturas.titulo')}>
            <Assinaturas
              assinatura={rascunho.assinatura}
              erros={erros}
              onChange={(assinatura) => change('assinatura', assinatura)}
            />
          </Sheet>
          <Sheet title={text('protocoloTela.edicao.acesso')}>
            <div className={styles.fields}>
              <SigiloField {...acesso} />
              <NivelAcessoFields {...acesso} />
            </div>
          </Sheet>
          {campos}
        </div>
        {(!narrow || part === 'arquivo') && <Leitura protocolo={saved} />}
      </div>
    </>
  );
};

const Leitura = ({ protocolo: { id, arquivos, arquivoAtual } }: { readonly protocolo: Protocolo }) => {
  const text = useText();
  const pdf = useFile(protocoloApi.arquivo, { params: { id, numero: arquivoAtual } });
  const name = arquivos.find(({ numero }) => numero === arquivoAtual)?.nome;
  return (
    <section className={styles.reader} aria-label={text('protocoloTela.edicao.arquivo')}>
      <PdfViewer
        file={pdf.data?.blob}
        title={name ?? text('protocoloTela.edicao.arquivo')}
        error={pdf.error ?? undefined}
        onRetry={() => void pdf.refetch()}
      />
    </section>
  );
};
