import type { Font, Theme } from '../../schemas/site/theme';

function fontFace({ family, file, weights, widths, fallback }: Font): string {
  const stretch = widths ? `font-stretch:${widths[0]}% ${widths[1]}%;` : '';
  const adjust = `size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:${fallback.lineGap}%`;
  return (
    `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weights[0]} ${weights[1]};${stretch}font-display:swap}` +
    `@font-face{font-family:"${family} fallback";src:local("${fallback.family}");${adjust}}`
  );
}

/** The style sheet of a theme: its fonts with metric-matched fallbacks, and its colors, fonts and radii as custom properties. */
export function themeCss({ colors, fonts, radius }: Theme): string {
  const stack = (font: Font) => `"${font.family}","${font.family} fallback",sans-serif`;
  const properties = {
    ink: colors.ink,
    slate: colors.slate,
    brand: colors.brand,
    action: colors.action,
    dark: colors.dark,
    'on-dark': colors.onDark,
    'accent-on-dark': colors.accentOnDark,
    ground: colors.ground,
    line: colors.line,
    danger: colors.danger,
    'font-heading': stack(fonts.heading),
    'font-text': stack(fonts.text),
    'radius-control': `${radius.control}px`,
    'radius-picture': `${radius.picture}px`,
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `${fontFace(fonts.heading)}${fontFace(fonts.text)}:root{${declarations.join(';')}}`;
}
