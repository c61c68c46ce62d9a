const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of wall-clock dates in a language, made once: making one takes a hundred times as long as using it. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
