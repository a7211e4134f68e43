/** The theme of a sound configuration, as it stands in the file. */
export const themeText = `theme:
  colors:
    ink: "#16241F"
    slate: "#4A5A54"
    brand: "#256B5B"
    action: "#A84A18"
    dark: "#1B3A33"
    onDark: "#D9E7E1"
    accentOnDark: "#F0B68C"
    ground: "#F7F4EE"
    line: "#E3DACB"
    danger: "#B3261E"
  fonts:
    heading:
      family: Archivo
      file: /fonts/text.woff2
      weights: [400, 700]
    text:
      family: Source Sans 3
      file: /fonts/text.woff2
      weights: [400, 700]
  radius: { control: 6, picture: 10 }
  logo: { header: /logo.svg, footer: /logo.svg, mark: /logo.svg, width: 190, height: 48 }
`;
