// pdfmake ships no types; these are the parts that the manual uses.

declare module 'pdfmake' {
  type Fonts = Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>;
  /** The one printer of this process. */
  const pdfmake: {
    setFonts(fonts: Fonts): void;
    /** Which addresses a document may load. */
    setUrlAccessPolicy(allowed: (url: string) => boolean): void;
    /** Which files a document may read. */
    setLocalAccessPolicy(allowed: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}

declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>;
  export default fonts;
}
