import { useNavigate } from 'react-router-dom';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { useFile } from '#src/data/use-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { useCertificateSigning } from '../use-certificate-signing.ts';
import { CertificateSteps } from './CertificateSteps.tsx';
import { PdfPaper } from './PdfPaper.tsx';
import { ReadAndSign } from './ReadAndSign.tsx';

/** One document to be read, page by page, and signed with a certificate that stays in this window. */
export const CertificateSigning = ({ item }: { readonly item: DocumentoParaAssinar }) => {
  const text = useText();
  const navigate = useNavigate();
  const refresh = useRefreshContent();
  const pdf = useFile(certificadoApi.mostrarPdf, { body: { id: item.id } });
  const name = itemName(item);
  const signing = useCertificateSigning({ id: item.id, nome: name }, pdf.data?.blob, async () => {
    await refresh();
    notify(text('assinatura.feito', { documento: name }));
    void navigate(consultaPath(item.id, item.tipo), { replace: true });
  });
  const place =
    item.total === 1
      ? text('assinatura.unica')
      : text('assinatura.posicao', { n: item.posicao, total: item.total });
  return (
    <ReadAndSign
      title={text('assinatura.dialogo.um', { documento: name })}
      content={{ name, path: consultaPath(item.id, item.tipo) }}
      paper={<PdfPaper pdf={pdf} title={name} />}
      refusal={signing.refusal}
    >
      <p>
        <b className="id">{name}</b> {item.assunto}
      </p>
      <p className="sm sub">{[item.tipoDocumento, item.unidade, place].join(' · ')}</p>
      <CertificateSteps
        id={item.id}
        signing={signing}
        ready={pdf.data !== undefined}
        effect={`${text(item.padrao === 'CADES' ? 'assinarCertificado.ondeSeparada' : 'assinarCertificado.onde')} ${text('assinatura.dialogo.efeito')}`}
        cloud={{ id: item.id }}
        back={consultaPath(item.id, item.tipo)}
      />
    </ReadAndSign>
  );
};
