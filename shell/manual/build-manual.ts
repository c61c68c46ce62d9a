import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import Roboto from 'pdfmake/fonts/Roboto.js';
import { COLOURS } from 'shared-ui/tokens';
import { beginsPage } from './begins-page.rules.ts';
import { manualEn } from './en.ts';
import { manualEs } from './es.ts';
import type { Block, Manual, ManualLanguage, Section } from './manual.ts';

/** The manual by language. */
export const MANUALS: Record<ManualLanguage, Manual> = { en: manualEn, es: manualEs };

const [ACCENT] = COLOURS.accent;
const [GREY] = COLOURS['text-muted'];
const [LINE] = COLOURS['line-strong'];
const MARGIN = 54;
const PICTURE_WIDTH = 430;

pdfmake.setFonts(Roboto);
pdfmake.setUrlAccessPolicy(() => false);
const fontFiles = new Set(Object.values(Roboto).flatMap((styles) => Object.values(styles)));
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

/** Where the picture of a manual lies. */
export const pictureFile = (language: ManualLanguage, name: string): string =>
  fileURLToPath(new URL(`images/${language}/${name}.png`, import.meta.url));

/** Running text with what stands between two stars in bold. */
const words = (text: string) =>
  text.split('**').map((part, index) => (index % 2 ? { text: part, bold: true } : { text: part }));

function contentOf(block: Block, language: ManualLanguage): object {
  if (typeof block === 'string') return { text: words(block), margin: [0, 0, 0, 7] };
  if ('head' in block) return { text: block.head, style: 'head', headlineLevel: 2 };
  if ('steps' in block)
    return { ol: block.steps.map((step) => ({ text: words(step), margin: [0, 0, 0, 3] })), style: 'list' };
  if ('points' in block)
    return { ul: block.points.map((point) => ({ text: words(point), margin: [0, 0, 0, 3] })), style: 'list' };
  const image = readFileSync(pictureFile(language, block.picture)).toString('base64');
  return {
    unbreakable: true,
    stack: [
      {
        table: {
          widths: [PICTURE_WIDTH],
          body: [[{ image: `data:image/png;base64,${image}`, width: PICTURE_WIDTH }]],
        },
        layout: {
          hLineColor: () => LINE,
          vLineColor: () => LINE,
          hLineWidth: () => 0.5,
          vLineWidth: () => 0.5,
          paddingLeft: () => 0,
          paddingRight: () => 0,
          paddingTop: () => 0,
          paddingBottom: () => 0,
        },
      },
      { text: block.caption, style: 'caption' },
    ],
    margin: [0, 4, 0, 10],
  };
}

function sectionOf({ title, blocks }: Section, number: number, language: ManualLanguage): object[] {
  return [
    {
      text: `${number}. ${title}`,
      style: 'section',
      tocItem: true,
      tocMargin: [0, 3, 0, 3],
      outline: true,
      outlineText: title,
      headlineLevel: 1,
      // the first begins a page of its own, behind the contents; the others as `beginsPage` says
      ...(number === 1 ? { pageBreak: 'before' } : {}),
    },
    ...blocks.map((block) => contentOf(block, language)),
  ];
}

const STYLES = {
  title: { fontSize: 32, bold: true, color: ACCENT, margin: [0, 200, 0, 8] },
  subtitle: { fontSize: 15, color: GREY },
  section: { fontSize: 18, bold: true, color: ACCENT, margin: [0, 14, 0, 10] },
  contents: { fontSize: 18, bold: true, color: ACCENT, margin: [0, 0, 0, 10] },
  head: { fontSize: 12, bold: true, margin: [0, 7, 0, 4] },
  list: { margin: [0, 0, 0, 8] },
  caption: { fontSize: 9, color: GREY, margin: [0, 4, 0, 0] },
};

/** The manual as a PDF: title page, contents with page numbers, sections, bookmarks, language and title set. */
export async function manualPdf(language: ManualLanguage): Promise<Buffer> {
  const manual = MANUALS[language];
  return pdfmake
    .createPdf({
      pageSize: 'LETTER',
      pageMargins: [MARGIN, MARGIN, MARGIN, 60],
      version: '1.7',
      language,
      displayTitle: true,
      info: { title: `Count Exchange: ${manual.title}`, author: 'Count Exchange', subject: manual.subtitle },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
      styles: STYLES,
      pageBreakBefore: beginsPage,
      footer: (page: number, pages: number) =>
        page === 1
          ? ''
          : {
              columns: [
                { text: `Count Exchange · ${manual.title}` },
                { text: manual.page(page, pages), alignment: 'right' },
              ],
              fontSize: 8.5,
              color: GREY,
              margin: [MARGIN, 22, MARGIN, 0],
            },
      content: [
        { text: 'Count Exchange', style: 'title' },
        { text: manual.title, fontSize: 22, margin: [0, 0, 0, 12] },
        { text: manual.subtitle, style: 'subtitle' },
        { toc: { title: { text: manual.contents, style: 'contents' } }, pageBreak: 'before' },
        ...manual.sections.flatMap((section, index) => sectionOf(section, index + 1, language)),
      ],
    })
    .getBuffer();
}
