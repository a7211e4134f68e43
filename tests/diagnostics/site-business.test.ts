import { describe, expect, it } from 'vitest';
import { change, told as toldIn } from './seed';
import { site } from './sound';

const told = (text: string) => toldIn(text, 'site.config.yaml');

describe('site.config.yaml', () => {
  it('a ZIP code without quotes', () => {
    expect(told(change(site, '"78155"', '▸78155'))).toMatchInlineSnapshot(`
      "site.config.yaml:17:84  business.offices[0].address.postalCode  78155 is a number, not text  write "78155" in quotes
        16 | …30) 555-0142
        17 | …{ street: 1420 Sample Street, city: Seguin, region: TX, postalCode: 78155 }
           |                                                                      ^
        18 | …es: { latitude: 36.31, longitude: -95.61 }

      1 error in 1 file
      "
    `);
  });

  it('a colour without quotes', () => {
    expect(told(change(site, 'ink: "#16241F"', 'ink: ▸#17211D'))).toMatchInlineSnapshot(`
      "site.config.yaml:42:10  everything from the "#" on is a comment, so nothing is left  put the text in quotes: ink: "#17211D"
        41 |   colors:
        42 |     ink: #17211D
           |          ^
        43 |     slate: "#4A5A54"

      1 error in 1 file
      "
    `);
  });

  it('a colour without its sign', () => {
    expect(told(change(site, '"#256B5B"', '▸256B5B'))).toMatchInlineSnapshot(`
      "site.config.yaml:44:12  theme.colors.brand  "256B5B" is not written as "brand" needs it  write "#256B5B": a color in quotes, of # and six digits or letters from A to F, such as "#256B5B"
        43 |     slate: "#4A5A54"
        44 |     brand: 256B5B
           |            ^
        45 |     action: "#A84A18"

      1 error in 1 file
      "
    `);
  });

  it('a colour in words', () => {
    expect(told(change(site, '"#B3261E"', '▸red'))).toMatchInlineSnapshot(`
      "site.config.yaml:51:13  theme.colors.danger  "red" is not written as "danger" needs it  write "#FF0000": a color in quotes, of # and six digits or letters from A to F, such as "#256B5B"
        50 |     line: "#E3DACB"
        51 |     danger: red
           |             ^
        52 |   fonts:

      1 error in 1 file
      "
    `);
  });

  it('an hour with one digit', () => {
    expect(told(change(site, '"08:00"', '▸8:00'))).toMatchInlineSnapshot(`
      "site.config.yaml:22:14  business.openingHours[0].opens  "8:00" is not written as "opens" needs it  write "08:00": Opening time on a 24-hour clock: "08:00".
        21 |     - days: [Monday, Tuesday]
        22 |       opens: 8:00
           |              ^
        23 |       closes: "18:00"

      1 error in 1 file
      "
    `);
  });

  it('a day cut short', () => {
    expect(told(change(site, 'Monday, Tuesday', 'Monday, ▸Tues'))).toMatchInlineSnapshot(`
      "site.config.yaml:21:22  business.openingHours[0].days[1]  "Tues" is not allowed for days  write "Tuesday" (allowed: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday)
        20 |   openingHours:
        21 |     - days: [Monday, Tues]
           |                      ^
        22 |       opens: "08:00"

      1 error in 1 file
      "
    `);
  });

  it('a time zone that is not known', () => {
    expect(told(change(site, 'emergency:', 'timeZone: ▸Central\n  emergency:'))).toMatchInlineSnapshot(`
      "site.config.yaml:24:13  business.timeZone  "Central" does not fit  write "America/Chicago": a time zone as region and city, such as America/Chicago or Europe/Rome
        23 |       closes: "18:00"
        24 |   timeZone: Central
           |             ^
        25 |   emergency: { phone: (830) 555-0199, label: 24/7 emergency line }

      1 error in 1 file
      "
    `);
  });

  it('a host that is not known', () => {
    expect(told(change(site, 'host: netlify', 'host: ▸netlfy'))).toMatchInlineSnapshot(`
      "site.config.yaml:2:7  host  "netlfy" is not allowed for host  write "netlify" (allowed: netlify, cloudflare, vercel, nginx, apache, caddy, github-pages)
        1 | url: https://www.example.com
        2 | host: netlfy
          |       ^
        3 | business:

      1 error in 1 file
      "
    `);
  });

  it('an e-mail address without its sign', () => {
    expect(told(change(site, 'hello@example.com', '▸hello.example.com'))).toMatchInlineSnapshot(`
      "site.config.yaml:10:10  business.email  "hello.example.com" is not written as "email" needs it  write "hello@example.com": an e-mail address, such as info@example.com
         9 |   founded: 2001
        10 |   email: hello.example.com
           |          ^
        11 |   mainOffice: seguin

      1 error in 1 file
      "
    `);
  });

  it('the address of the site with a slash at the end', () => {
    expect(told(change(site, 'https://www.example.com', '▸https://www.example.com/'))).toMatchInlineSnapshot(`
      "site.config.yaml:1:6  url  "https://www.example.com/" is not written as "url" needs it  write "https://www.example.com": The address of the site without a slash at the end: https://www.example.com.
        1 | url: https://www.example.com/
          |      ^
        2 | host: netlify

      1 error in 1 file
      "
    `);
  });

  it('a year in words', () => {
    expect(told(change(site, 'founded: 2001', 'founded: ▸in 2001'))).toMatchInlineSnapshot(`
      "site.config.yaml:9:12  business.founded  "in 2001" is not a number  write 2001 without quotes
         8 |   description: Pipes for Texas.
         9 |   founded: in 2001
           |            ^
        10 |   email: hello@example.com

      1 error in 1 file
      "
    `);
  });

  it('degrees out of range', () => {
    expect(told(change(site, 'latitude: 36.31', 'latitude: ▸136.31'))).toMatchInlineSnapshot(`
      "site.config.yaml:18:32  business.offices[0].coordinates.latitude  136.31 is out of range  write a number from -90 to 90: Degrees north.
        17 |       address: { street: 1420 Sample Street, city: Seguin, region: TX, postalCode: "78155" }
        18 |       coordinates: { latitude: 136.31, longitude: -95.61 }
           |                                ^
        19 |       serves: Seguin and Lockhart

      1 error in 1 file
      "
    `);
  });

  it('one coordinate', () => {
    expect(told(change(site, '[36.31, -95.61]', '▸[36.31]'))).toMatchInlineSnapshot(`
      "site.config.yaml:34:51  areas.cities[0].coordinates  the list has 1 item  add 1: exactly 2 are needed. Latitude and longitude, for the drawn map.
        33 |   cities:
        34 |     - { name: Seguin, href: /seguin, coordinates: [36.31] }
           |                                                   ^
        35 | links:

      1 error in 1 file
      "
    `);
  });
});
